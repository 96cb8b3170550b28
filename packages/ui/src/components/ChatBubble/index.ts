export { type ChatAuthor, ChatBubble, type ChatBubbleProps } from './ChatBubble.tsx'
