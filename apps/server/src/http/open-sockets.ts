interface Owner {
  readonly userId: string;
  readonly tokenHash: string;
}

/** The open live sockets, found by whose they are: all of a session have to close with it. */
export class OpenSockets<Socket> {
  readonly #owners = new Map<Socket, Owner>();
  readonly #byToken = new Map<string, Set<Socket>>();
  readonly #byUser = new Map<string, number>();

  get size(): number {
    return this.#owners.size;
  }

  /** Answers the function that forgets the socket; calling it again changes nothing. */
  add(socket: Socket, owner: Owner): () => void {
    this.#owners.set(socket, owner);
    const ofSession = this.#byToken.get(owner.tokenHash) ?? new Set();
    this.#byToken.set(owner.tokenHash, ofSession.add(socket));
    this.#byUser.set(owner.userId, this.countOf(owner.userId) + 1);
    return () => this.#remove(socket);
  }

  countOf(userId: string): number {
    return this.#byUser.get(userId) ?? 0;
  }

  tokenHashes(): readonly string[] {
    return [...this.#byToken.keys()];
  }

  /** A copy: closing one while going through them takes it out. */
  ofToken(tokenHash: string): readonly Socket[] {
    return [...(this.#byToken.get(tokenHash) ?? [])];
  }

  all(): readonly Socket[] {
    return [...this.#owners.keys()];
  }

  #remove(socket: Socket): void {
    const owner = this.#owners.get(socket);
    if (owner === undefined) return;
    this.#owners.delete(socket);
    const ofSession = this.#byToken.get(owner.tokenHash);
    ofSession?.delete(socket);
    if (ofSession?.size === 0) this.#byToken.delete(owner.tokenHash);
    const left = this.countOf(owner.userId) - 1;
    if (left === 0) this.#byUser.delete(owner.userId);
    else this.#byUser.set(owner.userId, left);
  }
}
