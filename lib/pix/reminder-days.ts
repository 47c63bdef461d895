/** Days of the month that a reminder to give is offered for; every month has them. */
export const REMINDER_DAYS = [5, 10, 15, 20, 25] as const;
