export const model = {
  model: {
    note: {
      HEIGHT_UNKNOWN_one: "The height of 1 part is unknown. It is shown as a grey stand-in: {{parts}}",
      HEIGHT_UNKNOWN_other: "The heights of {{count}} parts are unknown. They are shown as grey stand-ins: {{parts}}",
      NOT_FITTED_one: "1 part is marked as not fitted and omitted: {{parts}}",
      NOT_FITTED_other: "{{count}} parts are marked as not fitted and omitted: {{parts}}",
      CHORDS_one: "1 line of the board crosses holes. Its arcs are approximated by chords within 0.025 mm",
      CHORDS_other: "{{count}} lines of the board cross holes. Their arcs are approximated by chords within 0.025 mm",
    },
  },
} as const;
