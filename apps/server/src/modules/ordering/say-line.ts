import type { Language } from "../../platform/database/tables.ts";

/** Items, choices and units of price lists, as papers say them. */
const ITEMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    board: "Boards",
    thickness: "Thickness",
    finish: "Surface finish",
    mask: "Solder mask",
    silk: "Silkscreen",
    copper: "Copper",
    stencil: "Stencil",
    assembly: "Assembly",
    joint: "Solder joints",
    parts: "Handling of parts",
    "parts-cost": "Parts",
    shipping: "Shipping",
  },
  ko: {
    board: "기판",
    thickness: "두께",
    finish: "표면 처리",
    mask: "솔더 마스크",
    silk: "실크스크린",
    copper: "동박",
    stencil: "스텐실",
    assembly: "조립",
    joint: "납땜 지점",
    parts: "부품 취급",
    "parts-cost": "부품",
    shipping: "배송",
  },
};

const CHOICES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    "2": "2 layers",
    "4": "4 layers",
    HASL_LEAD_FREE: "HASL lead-free",
    ENIG: "ENIG",
    GREEN: "green",
    RED: "red",
    BLUE: "blue",
    BLACK: "black",
    WHITE: "white",
    YELLOW: "yellow",
    OZ_1: "1 oz",
    OZ_2: "2 oz",
    TOP: "top",
    BOTTOM: "bottom",
    BOTH: "both sides",
    SMD: "SMD",
    THT: "through-hole",
    BOUGHT: "bought",
    SENT_IN: "sent in",
    OTHER: "other countries",
  },
  ko: {
    "2": "2레이어",
    "4": "4레이어",
    HASL_LEAD_FREE: "HASL 무연",
    ENIG: "ENIG",
    GREEN: "초록",
    RED: "빨강",
    BLUE: "파랑",
    BLACK: "검정",
    WHITE: "하양",
    YELLOW: "노랑",
    OZ_1: "1 oz",
    OZ_2: "2 oz",
    TOP: "윗면",
    BOTTOM: "아랫면",
    BOTH: "양면",
    SMD: "SMD",
    THT: "스루홀",
    BOUGHT: "구매",
    SENT_IN: "직접 제공",
    OTHER: "기타 국가",
  },
};

const UNITS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ORDER: "order", BOARD: "boards", DM2: "dm²", JOINT: "joints", LINE: "lines of the bill" },
  ko: { ORDER: "건", BOARD: "장", DM2: "dm²", JOINT: "개", LINE: "개 항목" },
};

export function sayItem(item: string, language: Language): string {
  return ITEMS[language][item] ?? item;
}

export function sayChoice(choice: string, language: Language): string {
  const said = CHOICES[language][choice] ?? choice;
  return /^\d+\.\d$/.test(said) ? `${said} mm` : said;
}

export function sayUnit(unit: string, language: Language): string {
  return UNITS[language][unit] ?? unit;
}
