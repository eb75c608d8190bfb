/** Shown as the author of work whose account was deleted; its id and address are empty. */
export const DELETED_ACCOUNT_NAME = "Deleted account";
