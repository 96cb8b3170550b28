/** How long the advisor seems to type, in milliseconds. Spec 1 § 9. */
export const chatDelay = 1_000

/** Whether a message can be sent: it is not blank. Spec 1 § 5. */
export const canBeSent = (message: string): boolean => message.trim() !== ''
