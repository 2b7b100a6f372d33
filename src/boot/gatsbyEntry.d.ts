// Gatsby's own browser entry, under the name that the build gives it.
declare module '~gatsby/production-app';
