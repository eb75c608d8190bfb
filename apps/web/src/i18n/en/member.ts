export const member = {
  member: {
    email: "E-mail",
    password: "Password",
    showPassword: "Show or hide password",
  },
  signIn: {
    title: "Log in",
    lead: "Welcome back.",
    demoLead: "The demo account is filled in. It holds the example projects.",
    submit: "Log in",
    noAccount: "No account yet?",
    signUp: "Sign up",
    wrong: "Incorrect email address or password",
    tooMany: "Too many attempts to log in. Wait ten minutes, then try again.",
    forgot: "Forgot your password?",
  },
  signUp: {
    title: "Sign up",
    lead: "Your e-mail address becomes your login.",
    verify: "Verify",
    change: "Change",
    confirm: "Confirm",
    resend: "Send a new code",
    code: "Verification code",
    tooManyCodes: "Too many wrong codes. Send a new one.",
    sent: "We sent a 6-digit code to {{email}}.",
    verified: "This address is verified.",
    timeLeft: "Valid for",
    timeOver: "The code has expired. Send a new one.",
    emailInvalid: "This is not a complete e-mail address, such as mina@example.com.",
    repeat: "Confirm password",
    differs: "Password does not match",
    rule: { length: "8 to 64 characters", letter: "A letter", number: "A number", special: "A special character" },
    ruleMet: "(met)",
    ruleOpen: "(not met yet)",
    terms: "I agree to the <document>terms of service</document>",
    privacy: "I agree to the <document>privacy policy</document>",
    marketing: "Send me product news by e-mail (optional)",
    submit: "Create account",
    done: "Registration complete. You can log in now.",
    haveAccount: "Already registered?",
  },
  social: {
    or: "or",
    continue: "Continue with {{provider}}",
    failed: {
      cancelled: "The login was cancelled.",
      failed: "The login did not succeed. Nothing was changed; try again.",
      unverified: "The provider has not verified your e-mail address. Verify it there, or sign up with a password.",
      "other-login": "This e-mail address has an account with another kind of login. Log in the same way as then.",
    },
    signUpLead: "One more step: {{provider}} says that this address is yours.",
    signUpExpired: "This sign-up has run out after ten minutes. Begin again.",
    signUpDone: "Registration complete.",
  },
  resetPassword: {
    title: "Reset password",
    lead: "We send a code to your address; with it you choose a new password.",
    newPassword: "New password",
    submit: "Set new password",
    done: "Password changed. Log in with the new one.",
    remembered: "Remembered it?",
  },
  documents: {
    terms: {
      title: "Terms of service",
      first:
        "This server runs Tracewright, which is free software under the MIT licence. Whoever runs this server decides who may use it and for what, and answers for its operation.",
      second: "Your designs stay yours. Nothing you upload is used for anything but the tasks that you start.",
      third:
        "Automatic placement and routing can be wrong in ways that no check finds. Look at every board before you have it made; the software comes without warranty.",
    },
    privacy: {
      title: "Privacy policy",
      first:
        "This server stores your e-mail address, your name, a hash of your password, your consents and the projects you upload, with their results.",
      second:
        "All of it lies in the database and on the disk of this server. No page loads anything from other hosts, and nothing is sent to third parties.",
      third:
        "One cookie keeps you logged in. You delete your account yourself, under My page; everything of yours goes with it.",
    },
  },
  messages: {
    toHome: "Go to home",
    toStart: "Back to start",
    back: "Back",
    notFoundTitle: "This page does not exist",
    notFoundBody:
      "The address may be mistyped, or the project was deleted or belongs to someone else. Nothing was changed.",
    badRequestTitle: "This request could not be understood",
    badRequestBody:
      "The address or the form carried something unexpected. Nothing was changed. Go back and try once more.",
    serverErrorTitle: "The server ran into an error",
    serverErrorBody: "Saved projects are safe and running tasks go on. Try again in a moment.",
    thanksTitle: "Thank you",
    thanksBody: "Your account and its projects are gone. You can come back at any time.",
  },
} as const;
