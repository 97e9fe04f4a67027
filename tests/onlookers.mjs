// Steps by which a phone joins a table as an onlooker.

import { expect } from "@playwright/test";
import { answerTo, paste } from "./phones.mjs";

export async function invitationToLookOn(page) {
  await page.getByRole("button", { name: "Let someone look on" }).click();
  const link = page.getByRole("textbox", { name: "The link for Someone who looks on" });
  await expect(link).toHaveValue(/#\/join\/[A-Z2-7]+$/);
  return link.inputValue();
}

export const onlookerHeading = (phone, name) => phone.getByRole("heading", { level: 1, name: `${name}: looking on` });

export async function joinAsOnlooker(page, phone, name) {
  await paste(page, await answerTo(phone, await invitationToLookOn(page), name));
  await expect(page.getByRole("button", { name: `Disconnect ${name}` })).toBeVisible();
  await expect(onlookerHeading(phone, name)).toBeVisible();
}
