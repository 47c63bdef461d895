/** Whether a service outside works: what an administrator sees of it, nothing secret. */
export type IntegrationState = {
  configured: boolean;
  /** ISO; absent, it has never done anything. */
  lastSuccess?: string;
};

export type MailState = IntegrationState & {
  from: string;
  /** Empty when no recipient is configured. */
  to: string;
};
