/** "neutral" tells everything there is to any buyer and any machine; "jlc" is what JLCPCB's upload form takes. */
export type AssemblyPreset = "neutral" | "jlc";
