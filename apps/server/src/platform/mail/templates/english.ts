import type { MailTemplates } from "./mail-values.ts";
import { RUN_FAILURE_WORDS } from "./run-failure-words.ts";

const TASK = { PLACEMENT: "Placement", ROUTING: "Routing" } as const;
const OPEN = "Open the project";
const RUN_FOOTER =
  "You get this mail because you asked for this task. Which of these mails are sent can be chosen in Tracewright, under the bell.";
const CODE_FOOTER = "If you did not ask for it, nothing needs to be done.";

export const english: MailTemplates = {
  SIGN_UP_CODE: ({ code }) => ({
    subject: `${code} is your Tracewright code`,
    paragraphs: ["This code confirms your e-mail address. It is good for 10 minutes."],
    code,
    footer: CODE_FOOTER,
  }),
  RESET_CODE: ({ code }) => ({
    subject: `${code} is your Tracewright code for a new password`,
    paragraphs: ["With this code you can set a new password. It is good for 10 minutes."],
    code,
    footer: `${CODE_FOOTER} Your password stays as it is.`,
  }),
  PASSWORD_CHANGED: ({ email }) => ({
    subject: "Your Tracewright password was changed",
    paragraphs: [
      `The password of the account ${email} was changed, and every other browser was logged out.`,
      "If that was not you, set a new password at once: choose “Forgot password” on the log-in page.",
    ],
    footer: "This mail is sent whenever a password changes.",
  }),
  RUN_STARTED: ({ jobType, project, url }) => ({
    subject: `${TASK[jobType]} of ${project} has started`,
    paragraphs: [`${TASK[jobType]} of ${project} has started. You can close the page: it goes on without it.`],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  RUN_COMPLETE: ({ jobType, project, url }) => ({
    subject: `${TASK[jobType]} of ${project} is done`,
    paragraphs: [
      jobType === "PLACEMENT"
        ? `Placement of ${project} is done. Compare the results and choose one.`
        : `Routing of ${project} is done. Look at the result and take it over.`,
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  RUN_FAILED: ({ jobType, project, failure, url }) => ({
    subject: `${TASK[jobType]} of ${project} has failed`,
    paragraphs: [
      `${TASK[jobType]} of ${project} has failed. The project is as it was before.`,
      ...(failure === null ? [] : [RUN_FAILURE_WORDS.en(failure)]),
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
};
