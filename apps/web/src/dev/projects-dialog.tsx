import { Anchor, Loader, Modal } from "@mantine/core";
import type { Board } from "@tracewright/board";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { loadBoard } from "../board-document/load-board.ts";
import { createGraphqlClient } from "../graphql/client.ts";
import { errorSigns } from "../graphql/error-signs.ts";
import { isExpiredLogin } from "../graphql/expired-login.ts";
import { ProjectListDocument } from "../graphql/generated/documents.ts";
import classes from "./workbench.module.css";

interface OwnProject {
  readonly id: string;
  readonly name: string;
  readonly boardUrl: string;
}

type Asked =
  | { readonly kind: "asking" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "projects"; readonly projects: readonly OwnProject[] };

/** More than fit a dialog are found by name elsewhere. */
const MAX_PROJECTS = 50;

/** The boards of the signed-in user. Queried only when this opens: the page needs no login. */
export function ProjectsDialog({
  opened,
  onClose,
  onBoard,
}: {
  opened: boolean;
  onClose: () => void;
  onBoard: (name: string, board: Board) => void;
}) {
  // Of its own: the page stands outside what signed-in people see, and tells itself what went wrong.
  const [client] = useState(() => createGraphqlClient({ onError: () => {} }));
  const [asked, setAsked] = useState<Asked>({ kind: "asking" });

  useEffect(() => {
    if (!opened) return;
    let isWanted = true;
    setAsked({ kind: "asking" });
    const input = { page: 1, size: MAX_PROJECTS };
    void client
      .query(ProjectListDocument, { input }, { requestPolicy: "network-only" })
      .toPromise()
      .then(({ data, error }) => {
        if (!isWanted) return;
        if (error) setAsked(isExpiredLogin(errorSigns(error)) ? { kind: "signed-out" } : failed(error));
        else setAsked({ kind: "projects", projects: withBoards(data?.edaProjectConnectionV2.nodes ?? []) });
      });
    return () => {
      isWanted = false;
    };
  }, [opened, client]);

  const open = async ({ name, boardUrl }: OwnProject) => {
    try {
      onBoard(name, await loadBoard(boardUrl));
      onClose();
    } catch (error) {
      setAsked(failed(error));
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="My projects"
      size={440}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {asked.kind === "asking" && <Loader size="sm" aria-label="Asking for the projects" />}
      {asked.kind === "failed" && <p className={classes.bad}>{asked.problem}</p>}
      {asked.kind === "signed-out" && (
        <p>
          Nobody is signed in here.{" "}
          <Anchor component={Link} to="/member/signin/">
            Sign in
          </Anchor>{" "}
          to pick from your projects.
        </p>
      )}
      {asked.kind === "projects" && asked.projects.length === 0 && <p>None of your projects has a board yet.</p>}
      {asked.kind === "projects" && (
        <ul className={classes.list}>
          {asked.projects.map((project) => (
            <li key={project.id}>
              <button type="button" className={classes.row} onClick={() => open(project)}>
                {project.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function withBoards(
  nodes: readonly { readonly id: string; readonly name: string; readonly boardDocumentUrl: string | null }[],
): OwnProject[] {
  return nodes.flatMap(({ id, name, boardDocumentUrl }) =>
    boardDocumentUrl === null ? [] : [{ id, name, boardUrl: boardDocumentUrl }],
  );
}

function failed(error: unknown): Asked {
  return { kind: "failed", problem: error instanceof Error ? error.message : String(error) };
}
