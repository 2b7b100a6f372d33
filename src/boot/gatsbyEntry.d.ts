// An alias that the build defines for Gatsby's browser entry.
declare module '~gatsby/production-app';
