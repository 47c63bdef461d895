/** What the process of the daily copies did. */
export type DailyResult = { name: string; bytes: number };

/** What the dashboard says of the daily copies. */
export type DailyBackups = {
  isOn: boolean;
  /** Whether the passphrase stands in the environment, where the dashboard does not change it. */
  isOfEnvironment: boolean;
  /** The bucket's name; absent when the copies are on this machine. */
  bucket?: string;
  last?: { at: string; bytes: number };
  testedAt?: string;
  /** Whether the newest copy opens with the present passphrase. */
  isTestable: boolean;
  /** Why the last copy or test failed, if it did. */
  failure?: { at: string; text: string };
  /** No copy for more than a day. */
  isLate: boolean;
};
