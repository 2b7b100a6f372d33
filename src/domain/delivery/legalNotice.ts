interface LegalNoticeQuestion {
  /** The page's path without the locale prefix. */
  localPath: string;
  /** Both are null until browser storage has been read. */
  isSignedIn: boolean | null;
  isAccepted: boolean | null;
  /** True if express delivery is on in the region. */
  canDeliver: boolean;
}

const guarded = /^\/(xpress|delivery\/checkout)(\/|$)/;

/** True if the visitor must accept the legal notice of express delivery before seeing the page. */
export const mustShowLegalNotice = ({ localPath, isSignedIn, isAccepted, canDeliver }: LegalNoticeQuestion): boolean =>
  canDeliver && isSignedIn === false && isAccepted === false && guarded.test(localPath);
