/** Answers what is for the keeper of this machine alone; null: the request is not for it, or not from there. */
export type OwnHandler = (request: Request, remoteAddress: string | undefined) => Promise<Response | null>;
