export { isAfterSignIn, pathAfterSignIn } from './after-sign-in.ts'
export {
  longestPasskeyName,
  mostPasskeys,
  type Passkey,
  type SecondFactor,
  type SecondFactorAsked,
  secondFactorPaths,
} from './second-factor.ts'
export {
  type DetailsChange,
  detailsChangeSchema,
  detailsPath,
  type EmailChange,
  emailChangeSchema,
  type LoginRequest,
  loginFields,
  loginSchema,
  type PasswordChange,
  passwordChangeSchema,
  type RegisterRequest,
  registerSchema,
  registrationFormSchema,
  type User,
} from './session.schema.ts'
export { endedHeader, initialsOf, isGuessable, isPracticeAccount, lookAroundUserId, sessionLimits } from './session.ts'
export { weakPasswordWords } from './weak-password.copy.ts'
