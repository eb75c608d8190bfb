/** Where an inquiry is written, with this project to attach. */
export function contactAboutPath(projectId: string): string {
  return `/support/contact/edit/?project=${encodeURIComponent(projectId)}`;
}

/** Where an inquiry is read. */
export function contactDetailPath(id: string): string {
  return `/support/contact/detail/${encodeURIComponent(id)}`;
}
