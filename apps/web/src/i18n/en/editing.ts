/** Editing a board: its tools, what they refuse, and how saving stands. */
export const editing = {
  editing: {
    restored_one: "One edit that was not saved is back, and is being saved.",
    restored_other: "{{count}} edits that were not saved are back, and are being saved.",
    unrestorable: "Edits that were not saved could not be brought back: the version they were made on is gone.",
    merged: "The board was changed elsewhere. What changed is shown.",
    dropped: "This was changed elsewhere while you worked on it. Your last step was not taken over.",
  },
} as const;
