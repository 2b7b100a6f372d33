interface LegalNoticeQuestion {
  /** The page's path under its locale. */
  localPath: string;
  /** Both null until the browser's storage was read. */
  isSignedIn: boolean | null;
  isAccepted: boolean | null;
  /** Whether SHOP_XPRESS is on in the region. */
  canDeliver: boolean;
}

const guarded = /^\/(xpress|delivery\/checkout)(\/|$)/;

/** S4-35, D-09: whether a visitor has to answer the legal notice of express delivery before the page. */
export const mustShowLegalNotice = ({ localPath, isSignedIn, isAccepted, canDeliver }: LegalNoticeQuestion): boolean =>
  canDeliver && isSignedIn === false && isAccepted === false && guarded.test(localPath);
