export const slider = (page) => page.getByRole("slider", { name: "Step of the game" });
export const replayTold = (page) => page.getByRole("region", { name: "Steps of the replay" }).getByRole("status");
