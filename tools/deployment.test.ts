import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
/** Variables that are documented, and one that the build decides. */
const VARIABLES = new Set([
  ...[...read("docs/operating/configuration.md").matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name ?? ""),
  "THREAD_PROGRAMS",
]);
/** Addresses of `MONITORING_PORT`. */
const PATHS = new Set(
  [...read("apps/server/src/http/health-routes.ts").matchAll(/"(\/\w+)"/g)].map(([, path]) => path),
);
const METRICS = new Set(
  globSync("apps/server/src/**/*.ts", { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/metrics\.(?:counter|gauge|histogram)\(\s*"(\w+)"/g)].map(([, name]) => name ?? ""),
  ),
);

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: as deep and as various as the resources of Kubernetes are
  readonly spec: any;
}

const containerfile = read("deploy/container/Containerfile");

describe("the container image", () => {
  it("runs a program of this checkout as an account without rights", () => {
    expect(containerfile).toMatch(/^USER 10001:10001$/m);
    const command = /^CMD \["(.+)"\]$/m.exec(containerfile)?.[1] ?? "";
    expect(existsSync(join(ROOT, command)), command).toBe(true);
  });

  it("sets variables that the server reads", () => {
    const environment = /^ENV ((?:.*\\\n)*.*)$/m.exec(containerfile)?.[1] ?? "";
    const names = [...environment.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? "");
    expect(names).toContain("MONITORING_PORT");
    expect(names.filter((name) => !VARIABLES.has(name))).toEqual([]);
  });

  it("has no secrets or local data of the checkout it was built from", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const path of [".env", ".git", ".tracewright"]) expect(ignored).toContain(path);
  });
});

describe("the processes of compose.yaml", () => {
  const compose = parse(read("deploy/compose/compose.yaml"), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
  };
  const services = Object.entries(compose.services);

  it("are two for the web and three workers, beside what they need", () => {
    expect(services.map(([name]) => name)).toEqual(
      expect.arrayContaining(["proxy", "web", "worker", "database", "store", "mail"]),
    );
    expect(compose.services.web).toMatchObject({ deploy: { replicas: 2 } });
    expect(compose.services.worker).toMatchObject({ deploy: { replicas: 3 } });
  });

  it.each(["web", "worker"])("set variables that the server reads, and may not write their own files: %s", (name) => {
    const service = compose.services[name];
    const names = Object.keys(service?.environment ?? {});
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((variable) => !VARIABLES.has(variable))).toEqual([]);
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      stop_grace_period: "30s",
    });
  });

  it("name volumes and files that exist, and wait for services that say when they are ready", () => {
    for (const [name, service] of services) {
      for (const volume of service.volumes ?? []) {
        const source = volume.split(":")[0] ?? "";
        if (source.startsWith("."))
          expect(existsSync(join(ROOT, "deploy/compose", source)), `${name}: ${source}`).toBe(true);
        else expect(Object.keys(compose.volumes), name).toContain(source);
      }
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(condition).toBe("service_healthy");
        expect(compose.services[needed]?.healthcheck, `${name} waits for ${needed}`).toBeDefined();
      }
    }
  });
});

describe("the resources of Kubernetes", () => {
  const resources = globSync(["deploy/kubernetes/*.yaml", "deploy/kubernetes/autoscaling/*.yaml"], { cwd: ROOT })
    .filter((path) => !path.endsWith("kustomization.yaml"))
    .flatMap((path) => parseAllDocuments(read(path)).map((document) => document.toJS() as Resource));
  const deployments = resources.filter(({ kind }) => kind === "Deployment");

  it.each(["deploy/kubernetes", "deploy/kubernetes/autoscaling"])("are all listed: %s", (folder) => {
    const { resources: listed } = parse(read(`${folder}/kustomization.yaml`)) as {
      readonly resources: readonly string[];
    };
    const files = globSync("*.yaml", { cwd: join(ROOT, folder) }).filter((name) => name !== "kustomization.yaml");
    expect(listed.filter((name) => name !== "..").sort()).toEqual(files.sort());
  });

  it.each(deployments.map((each) => [each.metadata.name, each] as const))(
    "a %s process has no rights, may write two folders, and is asked for its health where it answers",
    (_, { spec }) => {
      const pod = spec.template.spec;
      const [container] = pod.containers;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001 },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
        expect(PATHS).toContain(probe.httpGet.path);
        expect(probe.httpGet.port).toBe("monitoring");
      }
      const ports = container.ports.map(({ containerPort }: { containerPort: number }) => containerPort);
      for (const port of ports) expect(containerfile).toMatch(new RegExp(`PORT=${port}\\b`));
      const mounts = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
      expect(mounts).toEqual(["/data", "/tmp"]);
      // The memory of one run and of what reads files, and the process itself: docs/operating/running.md.
      expect(Number.parseInt(container.resources.limits.memory, 10)).toBeGreaterThanOrEqual(3);
      const names = container.env.map(({ name }: { name: string }) => name);
      expect(names.filter((name: string) => !VARIABLES.has(name))).toEqual([]);
    },
  );

  it("set variables that the server reads", () => {
    const [settings] = resources.filter(({ kind }) => kind === "ConfigMap");
    expect(Object.keys(settings?.data ?? {}).filter((name) => !VARIABLES.has(name))).toEqual([]);
  });

  it("scale what exists", () => {
    const scaled = resources.filter(({ spec }) => spec?.scaleTargetRef);
    expect(scaled.map(({ kind }) => kind).sort()).toEqual(["HorizontalPodAutoscaler", "ScaledObject"]);
    const names = new Set(deployments.map(({ metadata }) => metadata.name));
    for (const { spec } of scaled) expect(names).toContain(spec.scaleTargetRef.name);
  });

  it("end a worker only after it could hand its run over", () => {
    for (const { spec } of deployments)
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
  });
});

describe("monitoring", () => {
  const named = (expression: string) =>
    [...expression.matchAll(/\b((?:tracewright|process|nodejs)_\w+?)(?:_bucket)?\b(?=[{[)\s]|$)/g)].map(
      ([, name]) => name ?? "",
    );
  const rules = (
    parse(read("deploy/monitoring/alerts.yaml")) as {
      readonly groups: readonly {
        readonly rules: readonly { readonly alert: string; readonly expr: string; readonly annotations: object }[];
      }[];
    }
  ).groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(read("deploy/monitoring/dashboard.json")) as {
    readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  };

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    "alert %s is about metrics of the server, and says what to do",
    (_, rule) => {
      expect(named(rule.expr).filter((name) => !METRICS.has(name))).toEqual([]);
      expect(rule.annotations).toMatchObject({ summary: expect.any(String), action: expect.any(String) });
    },
  );

  it.each(panels.map((panel) => [panel.title, panel] as const))(
    "the dashboard's panel “%s” shows metrics of the server",
    (_, panel) => {
      const names = panel.targets.flatMap(({ expr }) => named(expr));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !METRICS.has(name))).toEqual([]);
    },
  );
});
