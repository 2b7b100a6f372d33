/** Handles requests that only the owner of this machine may send, after the owner was authenticated. Returns null for other paths. */
export type OwnHandler = (request: Request) => Promise<Response | null>;
