// Parts of Gatsby's own in the browser, as gatsby-node.ts names them.
declare module '~gatsby/production-app';

declare module '~gatsby/develop-socket' {
  interface DevelopMessage {
    type: string;
  }
  interface DevelopSocket {
    on: (event: 'message', take: (message: DevelopMessage) => void) => void;
  }
  /** The connection of an open page to `gatsby develop`, one for all that ask. */
  export default function developSocket(): DevelopSocket | null;
}
