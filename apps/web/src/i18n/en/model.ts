export const model = {
  model: {
    note: {
      HEIGHT_UNKNOWN_one: "The height of 1 part is not known; it is shown as a grey stand-in: {{parts}}",
      HEIGHT_UNKNOWN_other: "The heights of {{count}} parts are not known; they are shown as grey stand-ins: {{parts}}",
      NOT_FITTED_one: "1 part is marked as not fitted and left out: {{parts}}",
      NOT_FITTED_other: "{{count}} parts are marked as not fitted and left out: {{parts}}",
      CHORDS_one: "One line of the board runs into holes; its arcs are drawn as chords within 0.025 mm",
      CHORDS_other: "{{count}} lines of the board run into holes; their arcs are drawn as chords within 0.025 mm",
    },
  },
} as const;
