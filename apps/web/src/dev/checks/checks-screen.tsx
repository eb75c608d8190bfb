/** For developers: whether uploads arrive, and how the parts that screens are made of look in each state. */
import {
  Alert,
  Button,
  Checkbox,
  Loader,
  NumberInput,
  Progress,
  Select,
  Switch,
  Table,
  TextInput,
} from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link, NavLink } from "react-router";
import { createGraphqlClient } from "../../graphql/client.ts";
import { UploadUrlsDocument } from "../../graphql/generated/documents.ts";
import { Brand } from "../../shell/brand.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { putPart } from "../../uploads/put-part.ts";
import classes from "../workbench.module.css";
import own from "./checks.module.css";
import { type CheckedStep, checkUploads, TEST_FILE_BYTES } from "./upload-check.ts";

export default function ChecksScreen() {
  usePageTitle("Checks");
  return (
    <div lang="en" className={own.page}>
      <header className={classes.header}>
        <Link to="/" className={classes.home}>
          <Brand compact />
        </Link>
        <h1 className={classes.title}>Checks</h1>
        <nav className={classes.benches} aria-label="Engines and checks">
          <NavLink to="/test/dev/" end>
            Router
          </NavLink>
          <NavLink to="/test/dev/placer/">Placer</NavLink>
          <NavLink to="/test/dev/checks/">Checks</NavLink>
        </nav>
      </header>
      <main className={own.main}>
        <UploadSection />
        <ComponentSection />
      </main>
    </div>
  );
}

function UploadSection() {
  // Of its own: the page stands outside what signed-in people see, and tells itself what went wrong.
  const [client] = useState(() => createGraphqlClient({ onError: () => {} }));
  const [steps, setSteps] = useState<readonly CheckedStep[] | "running">();
  const announce = async (fileName: string): Promise<string> => {
    const input = { files: [{ fileName, fileType: "TEST" }] };
    const { data, error } = await client
      .query(UploadUrlsDocument, { input }, { requestPolicy: "network-only" })
      .toPromise();
    const [url] = data?.presignedMultiUrlsForFileUpload.urls ?? [];
    if (url === undefined) throw new Error(error?.graphQLErrors[0]?.message ?? "The server gave no address.");
    return url;
  };
  const run = async () => {
    setSteps("running");
    setSteps(await checkUploads({ announce, put: putPart, signal: new AbortController().signal }));
  };
  return (
    <section aria-labelledby="upload-check">
      <h2 id="upload-check">Uploads</h2>
      <p>
        Sends a file of {TEST_FILE_BYTES / 1_048_576} MB, and one of a byte more. Files for tests are deleted after a
        day. <Link to="/member/signin/">Log in</Link> first.
      </p>
      <Button size="xs" loading={steps === "running"} onClick={() => void run()}>
        Check uploads
      </Button>
      {Array.isArray(steps) && (
        <ul className={own.steps} aria-label="What was found">
          {(steps as readonly CheckedStep[]).map(({ name, isGood, found }) => (
            <li key={name} data-good={isGood}>
              {isGood ? (
                <IconCheck size={16} aria-label="as it should be" />
              ) : (
                <IconX size={16} aria-label="not as it should be" />
              )}
              {name}: {found}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ComponentSection() {
  return (
    <section aria-labelledby="component-check">
      <h2 id="component-check">Components</h2>
      <Row name="Buttons">
        <Button size="sm">Route board</Button>
        <Button size="sm" variant="default">
          Cancel
        </Button>
        <Button size="sm" variant="light" color="danger">
          Delete project
        </Button>
        <Button size="sm" disabled>
          Disabled
        </Button>
        <Button size="sm" loading>
          Loading
        </Button>
      </Row>
      <Row name="Fields">
        <TextInput label="Name" defaultValue="USB sensor" />
        <TextInput label="With an error" defaultValue="/" error="A name has no slashes." />
        <TextInput label="Disabled" defaultValue="R1" disabled />
        <NumberInput label="Width (mm)" defaultValue={0.25} step={0.05} />
        <Select label="Layer" data={["F.Cu", "B.Cu"]} defaultValue="F.Cu" />
      </Row>
      <Row name="Switches">
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Some" indeterminate readOnly />
        <Checkbox label="Disabled" disabled />
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
      </Row>
      <Row name="Progress">
        <Loader size="sm" role="status" aria-label="Loading" />
        <Progress value={40} w={160} aria-label="40 %" />
      </Row>
      <Row name="Messages">
        <Alert color="accent">3 nets are not connected.</Alert>
        <Alert color="danger">The server's disk is full.</Alert>
        <Button size="xs" variant="default" onClick={() => showToast("Saved.")}>
          Toast
        </Button>
        <Button size="xs" variant="default" onClick={() => showToast("The file could not be written.", "danger")}>
          Toast of an error
        </Button>
      </Row>
      <Row name="Table">
        <Table
          data={{
            head: ["Net", "Length"],
            body: [
              ["GND", "12.4 mm"],
              ["/USB_D+", "31.0 mm"],
            ],
          }}
          withTableBorder
          w={280}
        />
      </Row>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={own.row}>
      <h3>{name}</h3>
      <div className={own.samples}>{children}</div>
    </div>
  );
}
