/** What the process of the daily backups did; `missing`: pictures of the site without a file. */
export type DailyResult = { name: string; bytes: number; missing?: number };

/** What the dashboard says of the daily backups. */
export type DailyBackups = {
  isOn: boolean;
  /** Since when the present passphrase is in use, which a renewal tells. */
  passphraseAt?: string;
  /** Whether the passphrase stands in the environment, where the dashboard does not change it. */
  isOfEnvironment: boolean;
  /** The bucket's name; absent when the backups are on this machine. */
  bucket?: string;
  last?: { at: string; bytes: number; missing?: number };
  /** Pictures of the site that the last downloaded backup lacks. */
  missingInDownload: number;
  testedAt?: string;
  /** Whether the newest backup opens with the present passphrase. */
  isTestable: boolean;
  /** Why the last backup or test failed, if it did. */
  failure?: { at: string; text: string };
  /** No backup for more than a day. */
  isLate: boolean;
};
