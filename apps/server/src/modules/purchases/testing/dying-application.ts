import type { Application } from "../../../platform/application.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { PAYMENT_PROVIDERS, type PaymentProvider } from "../payment-provider.ts";

const STATEMENTS = ["select", "insert", "update", "delete", "execute", "transaction", "$count"] as const;
const CALLS = ["start", "settle", "lookUp", "refund", "chargeSaved"] as const;

/** A process that was killed. */
class Killed extends Error {}

export interface DyingApplication {
  readonly application: Application;
  /** Whether the process was killed: false, and everything was done. */
  isDead(): boolean;
}

/**
 * An application whose process is killed at its nth step, from 1. Steps are statements to the database, within transactions,
 * too, and calls to providers; a kill comes before the step is done. From then on nothing is done any more, and a transaction
 * that was open is rolled back.
 */
export function dieAt(application: Application, step: number): DyingApplication {
  let left = step;
  const live = () => {
    left--;
    if (left <= 0) throw new Killed("the process was killed");
  };
  const dyingDatabase = (db: Database): Database =>
    new Proxy(db, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!STATEMENTS.some((statement) => statement === name)) return value.bind(target);
        return (...given: unknown[]) => {
          live();
          if (name !== "transaction") return Reflect.apply(value, target, given);
          const [work, ...rest] = given as [(transaction: Database) => Promise<unknown>, ...unknown[]];
          const until = async (transaction: Database) => {
            const result = await work(dyingDatabase(transaction));
            // Before the commit.
            live();
            return result;
          };
          return Reflect.apply(value, target, [until, ...rest]);
        };
      },
    });
  const dyingProvider = (provider: PaymentProvider): PaymentProvider =>
    new Proxy(provider, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (typeof value !== "function" || !CALLS.some((call) => call === name)) return value;
        return async (...given: unknown[]) => {
          live();
          const answer = await Reflect.apply(value, target, given);
          // The answer arrives at a process that is no more.
          live();
          return answer;
        };
      },
    });
  const providers = application.services.get(PAYMENT_PROVIDERS).map(dyingProvider);
  const services = new Proxy(application.services, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== "get") return typeof value === "function" ? value.bind(target) : value;
      return (key: unknown) => (key === PAYMENT_PROVIDERS ? providers : Reflect.apply(value, target, [key]));
    },
  });
  // What the log would say of each kill is expected here.
  const log = { ...application.log, error: () => undefined };
  return { application: { ...application, log, db: dyingDatabase(application.db), services }, isDead: () => left <= 0 };
}
