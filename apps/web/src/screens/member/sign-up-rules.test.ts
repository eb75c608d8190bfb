import { describe, expect, it } from "vitest";
import { isAcceptablePassword, isEmailAddress } from "./sign-up-rules.ts";

describe("a password", () => {
  it.each([
    ["Abcde1!", false], // 7
    ["Abcdef1!", true], // 8
    [`${"a".repeat(62)}1!`, true], // 64
    [`${"a".repeat(63)}1!`, false], // 65
    ["12345678!", false],
    ["Abcdefgh!", false],
    ["Abcdefg1", false],
    ["Abcdefg1 ", false], // a space is no special character
    ["비밀번호입니다1!", true],
  ])("%s is accepted: %s", (password, accepted) => {
    expect(isAcceptablePassword(password)).toBe(accepted);
  });
});

describe("an e-mail address", () => {
  it.each([
    ["mina@example.com", true],
    ["mina@localhost", false],
    ["mina example.com", false],
    ["a b@example.com", false],
    [`${"a".repeat(250)}@b.co`, false],
  ])("%s: %s", (text, valid) => {
    expect(isEmailAddress(text)).toBe(valid);
  });
});
