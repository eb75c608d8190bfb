/** A command cannot be carried out as requested, and changed nothing. The message is for the operator: what, why, what to do. */
export class CommandRefusal extends Error {}
