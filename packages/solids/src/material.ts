/** What things are made of, as far as it can be seen. Colours are sRGB, 0 … 1. */
export interface Material {
  readonly name: string;
  readonly color: readonly [red: number, green: number, blue: number];
  /** 1 is opaque. */
  readonly opacity: number;
  readonly metallic: boolean;
  /** 0 a mirror, 1 chalk. */
  readonly roughness: number;
}

const material = (
  name: string,
  hex: string,
  { opacity = 1, metallic = false, roughness = metallic ? 0.4 : 0.8 }: Partial<Material> = {},
): Material => ({ name, color: rgbOf(hex), opacity, metallic, roughness });

/** Materials of parts. Few, so that a viewer draws a board in few calls. */
export const MATERIALS = {
  moulding: material("black moulding compound", "#26272b", { roughness: 0.7 }),
  capacitor: material("capacitor ceramic", "#a98a62"),
  resistor: material("resistor glaze", "#1d1e22", { roughness: 0.5 }),
  ferrite: material("ferrite", "#4a4c50"),
  lens: material("clear lens", "#f1ead2", { roughness: 0.3 }),
  tin: material("tin", "#c9cbcd", { metallic: true }),
  gold: material("gold", "#d9b24a", { metallic: true, roughness: 0.3 }),
  aluminium: material("aluminium", "#d4d6d8", { metallic: true, roughness: 0.35 }),
  housing: material("connector housing", "#e4dfd0"),
  mark: material("mark", "#dcdcda"),
  /** A body of which the height is not known: it shows that it is a stand-in. */
  unknown: material("height not known", "#98a2b4", { roughness: 1 }),
} as const;

export type MaterialName = keyof typeof MATERIALS;

export const SUBSTRATE = material("FR-4", "#8f8455");
/** What pads are finished with, and plated holes. */
export const FINISH = material("copper and finish", "#d0a84c", { metallic: true, roughness: 0.35 });

/** As KiCad names the colours that fabs offer. */
const MASK_COLORS: Readonly<Record<string, string>> = {
  green: "#14502f",
  red: "#8f1416",
  blue: "#0b2f6b",
  purple: "#3c1256",
  black: "#101114",
  white: "#e6e7e4",
  yellow: "#b3a012",
};
const SILK_COLORS: Readonly<Record<string, string>> = { white: "#f0f0ee", black: "#0c0c0e", yellow: "#d8c83a" };

/** Mask in the colour the stackup names, as a word or as `#rrggbb`; green where it names none. */
export function maskMaterial(color: string | undefined): Material {
  return material("solder mask", hexOf(color, MASK_COLORS) ?? "#14502f", { opacity: 0.86, roughness: 0.5 });
}

/** Silkscreen, white where the stackup names no colour. */
export function silkMaterial(color: string | undefined): Material {
  return material("silkscreen", hexOf(color, SILK_COLORS) ?? "#f0f0ee");
}

function hexOf(color: string | undefined, named: Readonly<Record<string, string>>): string | undefined {
  const text = color?.trim().toLowerCase() ?? "";
  if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(text)) return text.slice(0, 7);
  return Object.hasOwn(named, text) ? named[text] : undefined;
}

function rgbOf(hex: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}
