import type { MailTemplates } from "./mail-values.ts";
import { RUN_FAILURE_WORDS } from "./run-failure-words.ts";

const TASK = { PLACEMENT: "Placement", ROUTING: "Routing" } as const;
const OPEN = "Open the project";
const OPEN_TEAM = "Open the team";
const TEAM_FOOTER = "This mail is sent when your role in a team changes.";
const RUN_FOOTER =
  "You receive this mail because you started this task. To change which mails you receive, open Notifications in Tracewright.";
const CODE_FOOTER = "If you did not request this code, ignore this mail.";

export const english: MailTemplates = {
  SIGN_UP_CODE: ({ code }) => ({
    subject: `${code} is your Tracewright code`,
    paragraphs: ["This code confirms your e-mail address. It expires in 10 minutes."],
    code,
    footer: CODE_FOOTER,
  }),
  RESET_CODE: ({ code }) => ({
    subject: `${code} is your Tracewright password reset code`,
    paragraphs: ["Use this code to set a new password. It expires in 10 minutes."],
    code,
    footer: `${CODE_FOOTER} Your password is unchanged.`,
  }),
  PASSWORD_CHANGED: ({ email }) => ({
    subject: "Your Tracewright password was changed",
    paragraphs: [
      `The password of the account ${email} was changed. All other browsers were logged out.`,
      "If you did not change it, reset your password now: choose “Forgot your password?” on the login page.",
    ],
    footer: "This mail is sent after every password change.",
  }),
  RUN_STARTED: ({ jobType, project, url }) => ({
    subject: `${TASK[jobType]} of ${project} has started`,
    paragraphs: [
      `${TASK[jobType]} of ${project} has started. You can close the page. The task continues on the server.`,
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  RUN_COMPLETE: ({ jobType, project, url }) => ({
    subject: `${TASK[jobType]} of ${project} is complete`,
    paragraphs: [
      jobType === "PLACEMENT"
        ? `Placement of ${project} is complete. Compare the results and choose one.`
        : `Routing of ${project} is complete. Review the result and apply it.`,
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  TEAM_JOINED: ({ team, url }) => ({
    subject: `You are now a member of ${team}`,
    paragraphs: [`You were added to the team ${team} in Tracewright. You can open and edit its projects.`],
    ...(url !== undefined && { link: { words: OPEN_TEAM, url } }),
    footer: "This mail is sent when you join a team. You can leave the team in its settings.",
  }),
  TEAM_INVITATION: ({ team, inviter, expires, url }) => ({
    subject: `${inviter} invites you to the team ${team}`,
    paragraphs: [
      `${inviter} invites you to the team ${team} in Tracewright, where circuit boards are designed.`,
      `Accept with an account of this e-mail address. The invitation expires on ${expires}.`,
    ],
    ...(url !== undefined && { link: { words: "Open the invitation", url } }),
    footer: "If you do not want to join, ignore this mail. Nothing happens then.",
  }),
  TEAM_REMOVED: ({ team }) => ({
    subject: `You are no longer a member of ${team}`,
    paragraphs: [`You were removed from the team ${team} in Tracewright. Its projects are no longer shown to you.`],
    footer: TEAM_FOOTER,
  }),
  TEAM_OWNER: ({ team, url }) => ({
    subject: `You now own the team ${team}`,
    paragraphs: [`The ownership of the team ${team} in Tracewright was transferred to you.`],
    ...(url !== undefined && { link: { words: OPEN_TEAM, url } }),
    footer: TEAM_FOOTER,
  }),
  CONTACT_RESPONDED: ({ title, answer, url }) => ({
    subject: `Reply to your inquiry: ${title}`,
    paragraphs: [`Support answered your inquiry “${title}”:`, answer],
    ...(url !== undefined && { link: { words: "Open the inquiry", url } }),
    footer: "You receive this mail because you wrote to support. To reply, open the inquiry and choose “Ask again”.",
  }),
  STAFF_CONTACT: ({ number, title, url }) => ({
    subject: `Inquiry ${number}: ${title}`,
    paragraphs: [`A new inquiry waits for an answer: ${title}`],
    ...(url !== undefined && { link: { words: "Open the inquiry", url } }),
    footer: "This mail is sent to the address in SUPPORT_MAIL.",
  }),
  RUN_FAILED: ({ jobType, project, failure, isReleased, url }) => ({
    subject: `${TASK[jobType]} of ${project} failed`,
    paragraphs: [
      `${TASK[jobType]} of ${project} failed. The project is unchanged.`,
      ...(failure === null ? [] : [RUN_FAILURE_WORDS.en(failure)]),
      ...(isReleased ? ["Nothing was charged."] : []),
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
};
