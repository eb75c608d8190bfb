/** What a finding says about a board that differs from its schematic. */
export const PARITY_SENTENCES = {
  "missing-footprint": "{{reference}} ({{value}}) is in the schematic and not on the board.",
  "extra-footprint": "{{reference}} is on the board and not in the schematic.",
  "other-reference": "{{reference}}: the schematic names this part {{wanted}}.",
  "other-value": "{{reference}}: value {{own}}; in the schematic {{wanted}}.",
  "other-footprint": "{{reference}}: footprint {{own}}; the symbol names {{wanted}}.",
  "other-fitting": '{{reference}}: "Do not populate" differs from the symbol.',
  "other-bom": '{{reference}}: "Exclude from bill of materials" differs from the symbol.',
  "other-net": "{{reference}} pad {{pad}} is on net {{own}}; in the schematic it is on {{wanted}}.",
  "net-missing": "{{reference}} pad {{pad}} is on no net; in the schematic it is on {{wanted}}.",
  "net-too-many": "{{reference}} pad {{pad}} is on net {{own}}; in the schematic it is not connected.",
  "pad-without-pin": "{{reference}} pad {{pad}} is on net {{own}}; the symbol has no pin {{pad}}.",
  "pin-without-pad": "{{reference}}: pin {{pin}} of the symbol has no pad.",
  "filters-mismatch": "{{reference}}: footprint {{own}} matches no footprint filter of its symbol ({{filters}}).",
} as const;
