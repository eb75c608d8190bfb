import type { NameRule } from "../name-rule.ts";

export const LED_NAMES: readonly NameRule[] = [
  // Six terminals, counted as those of every LED of this outline.
  [/^(?:LED_)?(?:APA102C?|SK9822)(?:_Dotstar)?_5050(?:_\w+)?$/i, () => "LED_RGB_5050-6"],
  [/^(?:LED_)?WS2812_2020$/i, () => "LED_WS2812B-2020_PLCC4_2.0x2.0mm"],
  [
    /^(?:YS-|LED_|MX_)?SK68(?:12|03|05)[-_]?MINI-?E(?:_v[\d.]+)?$/i,
    () => "LED_SK6812MINI-E_3.2x2.8mm_P1.5mm_ReverseMount",
  ],
  [/^(?:LED_)?RGB_0606_Chanzon$|^LED_RGB_0606_CHANZON$/i, () => "LED_RGB_0606_Chanzon"],
  [/^(?:LED_)?WS2812C[-_]?2020$/i, () => "LED_WS2812B-2020_PLCC4_2.0x2.0mm"],
];
