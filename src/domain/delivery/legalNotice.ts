interface LegalNoticeInput {
  localPath: string;
  /** Both are null until browser storage has been read. */
  isSignedIn: boolean | null;
  isAccepted: boolean | null;
  canDeliver: boolean;
}

const guarded = /^\/(xpress|delivery\/checkout)(\/|$)/;

export const mustShowLegalNotice = ({ localPath, isSignedIn, isAccepted, canDeliver }: LegalNoticeInput): boolean =>
  canDeliver && isSignedIn === false && isAccepted === false && guarded.test(localPath);
