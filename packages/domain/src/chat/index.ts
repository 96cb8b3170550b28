export { canBeSent, chatDelay, type ReplyId, replyIds, replyKeywords, replyTo } from './replies.ts'
