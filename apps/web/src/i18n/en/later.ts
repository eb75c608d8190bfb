export const later = {
  later: {
    label: "Not available yet",
    part: {
      order: {
        title: "Orders",
        body: "Orders are not available yet. Export the fabrication files in the workspace and order from a fab.",
      },
      estimate: {
        title: "Estimate",
        body: "Estimates are not available yet. Export the fabrication files in the workspace and ask a fab for a quote.",
      },
    },
  },
} as const;
