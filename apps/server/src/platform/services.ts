/** Names a service that a module brings, and carries its type. The module that makes the service exports its key. */
export interface ServiceKey<Service> {
  readonly name: string;
  /** For the compiler alone: keys of different services are not assignable to each other. */
  readonly service?: Service;
}

export function serviceKey<Service>(name: string): ServiceKey<Service> {
  return { name };
}

/** The services of the modules: what the platform hands around without knowing any module. */
export class Services {
  readonly #provided = new Map<ServiceKey<unknown>, unknown>();

  provide<Service>(key: ServiceKey<Service>, service: Service): Service {
    if (this.#provided.has(key)) throw new Error(`the service ${key.name} is already provided`);
    this.#provided.set(key, service);
    return service;
  }

  /** Throws where the server was put together without it. */
  get<Service>(key: ServiceKey<Service>): Service {
    if (!this.#provided.has(key)) throw new Error(`the service ${key.name} is not provided`);
    return this.#provided.get(key) as Service;
  }
}
