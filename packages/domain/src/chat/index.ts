export { canBeSent, chatDelay, stepAt } from './message.ts'
export {
  type CloserId,
  closelyAbout,
  type ReplyId,
  replyTo,
  type Subject,
  searchWords,
  topicIn,
  yearIn,
} from './replies.ts'
export type { Topic } from './topics/topic.ts'
export { type AnswerId, guideAbout, type TopicId, topicAnswer, topics } from './topics.ts'
