/** A corner is meant from so many times as far away as a line: the hand has already said which item. */
export const CORNER_REACH = 5;
