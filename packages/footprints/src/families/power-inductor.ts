import { bodyAbout, type LandPattern } from "../pattern/land-pattern.ts";
import { type Family, tableFamily } from "./family.ts";

/** Wound coils on two terminals: middle, width and height of the lands as each maker recommends, and the body. */
type Coil = readonly [at: number, width: number, height: number, length: number, breadth: number, source: string];

const COILS: Readonly<Record<string, Coil>> = {
  "L_6.3x6.3_H3": [2.75, 1.5, 2.4, 6.3, 6.3, "coils of 6.3 mm"],
  "L_Bourns_SRP7028A_7.3x6.6mm": [2.725, 2.95, 3.5, 6.7, 6.6, "Bourns SRP7028A"],
  "L_7.3x7.3_H3.5": [3.2, 1.5, 2.2, 7.3, 7.3, "shielded coils of 7.3 mm"],
  "L_7.3x7.3_H4.5": [3.2, 1.5, 2.2, 7.3, 7.3, "shielded coils of 7.3 mm"],
  "L_10.4x10.4_H4.8": [4.15, 2.7, 3.6, 10.4, 10.4, "moulded coils of 10.4 mm"],
  "L_12x12mm_H4.5mm": [4.95, 2.9, 5.4, 12.4, 12.4, "shielded coils of 12 mm"],
  L_12x12mm_H6mm: [4.95, 2.9, 5.4, 12.4, 12.4, "shielded coils of 12 mm"],
  L_12x12mm_H8mm: [4.95, 2.9, 5.4, 12.4, 12.4, "shielded coils of 12 mm"],
  "L_Bourns-SRN4018": [1.525, 1.5, 3.6, 4, 4, "Bourns SRN4018"],
  L_Bourns_SRN6045TA: [2.075, 2.35, 5.1, 6, 6, "Bourns SRN6045TA"],
  L_Bourns_SRN8040TA: [2.825, 2.85, 6.6, 8, 8, "Bourns SRN8040TA"],
  L_Bourns_SRR1210A: [5.05, 2.8, 5.3, 12, 12, "Bourns SRR1210A"],
  L_Bourns_SRR1260: [4.85, 2.9, 5.4, 12.5, 12.5, "Bourns SRR1260"],
  L_Coilcraft_XAL5030: [1.655, 1.2, 4.7, 5.28, 5.28, "Coilcraft XAL5030"],
  "L_Coilcraft_XAL60xx_6.36x6.56mm": [2.02, 1.43, 5.5, 6.36, 6.56, "Coilcraft XAL60xx"],
  L_Sunlord_MWSA05xxS: [2.05, 1.9, 2.5, 5.4, 5.2, "Sunlord MWSA05"],
  L_Sunlord_MWSA06xxS: [3.025, 2.35, 3.5, 7, 6.6, "Sunlord MWSA06"],
  L_Sunlord_SWPA2520xxS: [0.825, 0.85, 2, 2.5, 2, "Sunlord SWPA2520"],
  L_Sunlord_SWPA30xxS: [1.15, 0.8, 2.7, 3, 3, "Sunlord SWPA30"],
  L_Sunlord_SWPA40xxS: [1.5, 1.1, 3.7, 4, 4, "Sunlord SWPA40"],
  L_Sunlord_SWPA60xxS: [2.25, 1.7, 5.7, 6, 6, "Sunlord SWPA60"],
  "L_Taiyo-Yuden_MD-2020": [0.675, 0.65, 2, 2, 2, "Taiyo Yuden MD2020"],
  "L_Taiyo-Yuden_MD-3030": [1.1, 0.8, 2.7, 3, 3, "Taiyo Yuden MD3030"],
  "L_Taiyo-Yuden_MD-5050": [1.8, 1.5, 4.2, 5, 5, "Taiyo Yuden MD5050"],
  "L_Taiyo-Yuden_NR-20xx": [0.675, 0.65, 2, 2, 2, "Taiyo Yuden NR20"],
  "L_Taiyo-Yuden_NR-24xx": [0.725, 0.7, 2, 2.4, 2.4, "Taiyo Yuden NR24"],
  "L_Taiyo-Yuden_NR-30xx": [1.1, 0.8, 2.7, 3, 3, "Taiyo Yuden NR30"],
  "L_Taiyo-Yuden_NR-40xx": [1.4, 1.2, 3.7, 4, 4, "Taiyo Yuden NR40"],
  "L_Taiyo-Yuden_NR-50xx": [1.8, 1.5, 4, 4.9, 4.9, "Taiyo Yuden NR50"],
  "L_Taiyo-Yuden_NR-60xx": [2.35, 1.6, 5.7, 6, 6, "Taiyo Yuden NR60"],
  "L_Taiyo-Yuden_NR-80xx": [2.8, 1.8, 7.5, 8, 8, "Taiyo Yuden NR80"],
  "L_Vishay_IHLP-1616": [1.89225, 1.8545, 2.286, 4.064, 4.064, "Vishay IHLP-1616"],
  "L_Vishay_IHLP-2020": [2.4265, 1.903, 2.79, 5.08, 5.08, "Vishay IHLP-2020"],
  "L_Vishay_IHLP-2525": [2.921, 2.413, 3.429, 6.35, 6.35, "Vishay IHLP-2525"],
  "L_Vishay_IHLP-4040": [4.5075, 3.175, 4.95, 10.16, 10.16, "Vishay IHLP-4040"],
  "L_Vishay_IHLP-5050": [5.715, 3.175, 3.3, 12.7, 12.7, "Vishay IHLP-5050"],
  "L_Vishay_IHLP-6767": [8.1225, 3.825, 12.32, 17.018, 17.018, "Vishay IHLP-6767"],
  "L_Wuerth_HCI-1030": [3.85, 3.8, 3.5, 10.6, 10.6, "Würth HCI 1030"],
  "L_Wuerth_HCI-1040": [4, 3.5, 4, 10.2, 10.2, "Würth HCI 1040"],
};

export const powerInductor: Family = tableFamily(
  COILS,
  (name, [at, width, height, length, breadth, source]): LandPattern => ({
    name,
    library: "Inductor_SMD",
    description: `coil, ${length} × ${breadth} mm`,
    source: `${source}, the maker's drawing`,
    mount: "smd",
    lands: [
      { pin: "1", x: -at, y: 0, width, height },
      { pin: "2", x: at, y: 0, width, height },
    ],
    body: bodyAbout(length, breadth),
    courtyardExcess: 0.25,
    mark: "none",
  }),
);
