// Gatsby's own browser modules, under the names that gatsby-node.ts gives them.
declare module '~gatsby/production-app';

declare module '~gatsby/develop-socket' {
  interface DevelopMessage {
    type: string;
  }
  interface DevelopSocket {
    on: (event: 'message', take: (message: DevelopMessage) => void) => void;
  }
  /** The open page's connection to `gatsby develop`, shared by all callers. */
  export default function developSocket(): DevelopSocket | null;
}
