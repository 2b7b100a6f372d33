/** Answers what is for the owner of this machine alone, who has been recognized; null: the request is not for it. */
export type OwnHandler = (request: Request) => Promise<Response | null>;
