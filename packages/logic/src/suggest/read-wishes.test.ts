import { describe, expect, it } from "vitest";
import { readWishes } from "./read-wishes.ts";

const searches = (words: string) =>
  readWishes(words).wishes.map(({ search, count }) => (count > 1 ? `${count} ${search}` : search));

describe("a description", () => {
  it("is read as blocks to look for, with the voltages that it names", () => {
    expect(readWishes("3.3 V sensor node on USB-C with LoRa")).toEqual({
      wishes: [
        { said: "sensor", search: "pressure humidity temperature", category: "sensing", count: 1 },
        { said: "usb-c", search: "usb-c input 5 v sink", category: "supply", count: 1 },
        { said: "lora", search: "lora", category: "radio", count: 1 },
      ],
      volts: [3.3],
      unread: [],
    });
  });

  it.each<[string, string[]]>([
    ["RS-485 repeater with two screw terminals", ["rs-485", "2 screw terminal"]],
    ["버튼 3개와 릴레이가 있는 esp32 보드", ["3 push button", "relay", "esp32 radio"]],
    ["온습도 센서와 로라를 갖춘 배터리 노드 3.3V", ["humidity temperature", "lora", "battery connector"]],
    ["motor driver for a stepper on 12 V", ["two dc motors stepper"]],
    ["USB-C charger with a fuel gauge", ["usb-c charger", "charge gauge"]],
    ["이더넷과 microSD가 있는 로거", ["ethernet controller spi", "microsd"]],
  ])("%s", (words, expected) => {
    expect(searches(words)).toEqual(expected);
  });

  it("names what it does not understand, and takes no part of a word for a word", () => {
    expect(readWishes("a flux capacitor for cannon").unread).toEqual(["flux", "capacitor", "cannon"]);
    expect(searches("candle")).toEqual([]);
  });

  it("has a length and a count that end, whatever is sent", () => {
    const { wishes } = readWishes(`99 buttons ${"led ".repeat(10_000)}`);
    expect(wishes).toMatchObject([{ count: 20 }, { search: "indicator led" }]);
  });
});
