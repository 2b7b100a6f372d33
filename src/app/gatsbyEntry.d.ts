// Gatsby's own entry in the browser, as gatsby-node.ts names it.
declare module '~gatsby/production-app';
