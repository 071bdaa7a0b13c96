/** The texts of an area; web/vite-plugins/messages.ts makes the module. */
declare module 'messages:*';
