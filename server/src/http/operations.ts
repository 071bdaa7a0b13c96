import type { ErrorCode } from '@kodestien/contract/errors';
import { type HumanLang, languageFromHeader } from '@kodestien/contract/language';
import type { BodyOf, Operation, ParamsOf, QueryOf, SuccessOf } from '@kodestien/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { clientNetwork } from './client-network.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import { sendProblem } from './error-handler.ts';
import { EventStream, sendEvents } from './event-stream.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { PrecompressedResponse, sendPrecompressed } from './precompressed-response.ts';
import { ProblemError } from './problem.ts';
import type { Services } from './services.ts';
import { addUploadRoute, readUpload } from './upload.ts';

/** The groups of callers in the API's description. */
export type Guard = 'anyone' | 'signed_in' | 'teacher' | 'superuser';

/** Everything that a handler may know of the request. It never sees the HTTP library. */
export type Call<T extends Operation, Caller> = {
  body: BodyOf<T>;
  query: QueryOf<T>;
  params: ParamsOf<T>;
  /** The bytes of the file, where the operation takes one. */
  upload: T extends { upload: object } ? Uint8Array : undefined;
  caller: Caller;
  lang: HumanLang;
  authorization: string | undefined;
  /** Where the call comes from, as far as limits count: an IPv4 address or an IPv6 network. */
  address: string;
  userAgent: string;
  cookies: Cookies;
};
/** `S` is what the handler works with: the services of its own capability, or those that all have. */
export type Handler<T extends Operation, Caller = undefined, S = Services> = (
  call: Call<T, Caller>,
  services: S,
) => Promise<SuccessOf<T> | PrecompressedResponse<SuccessOf<T>> | FileAnswer | EventStream>;

export type Registered = {
  operation: Operation;
  guard: Guard;
  /** The errors with which its policy refuses callers. */
  refusals: readonly ErrorCode[];
};

/** Decides who may make a call, before its body is read: gives the caller, or refuses by throwing a problem. */
export type Policy<Caller, S> = {
  /** The group of callers under which the API's description lists the call. */
  guard: Guard;
  /** Every error with which `admit` may refuse a caller: they belong to the API's description. */
  refusals?: readonly ErrorCode[];
  /** The parameters of the path are not validated yet. Without this, all are admitted and nobody needs to sign in. */
  admit?(
    request: { authorization: string | undefined; params: Readonly<Record<string, string>> },
    services: S,
  ): Promise<Caller>;
};

/** Adds a call that one policy guards. */
export type AddOperation<Caller, S> = <T extends Operation>(operation: T, handler: Handler<T, Caller, S>) => void;

/** `S` is everything that the handlers of the app work with; the router itself uses only the public address. */
export class OperationRouter<S extends Pick<Services, 'publicUrl'>> {
  readonly registered: Registered[] = [];
  readonly #app: FastifyInstance;
  readonly #services: S;

  constructor(app: FastifyInstance, services: S) {
    this.#app = app;
    this.#services = services;
  }

  guardedBy<Caller>(policy: Policy<Caller, S>): AddOperation<Caller, S> {
    return (operation, handler) => this.#add(policy, operation, handler);
  }

  /** A known path with a method that it does not take answers 405 and says which it takes. Call it last. */
  refuseOtherMethods(): void {
    const methods = Map.groupBy(this.registered, ({ operation }) => urlOf(operation));
    for (const [url, entries] of methods) {
      const allowed = new Set<string>(entries.map(({ operation }) => operation.method));
      if (allowed.has('GET')) allowed.add('HEAD');
      const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
        (method) => !allowed.has(method),
      );
      this.#app.route({
        method: others as HTTPMethods[],
        url,
        // Refused before a body is read: its type and size do not matter.
        onRequest: async (request, reply) => {
          reply.header('allow', [...allowed].join(', '));
          return sendProblem(new ProblemError('method_not_allowed'), request, reply);
        },
        handler: () => {},
      });
    }
  }

  #add<T extends Operation, C>(policy: Policy<C, S>, operation: T, handler: Handler<T, C, S>): void {
    this.registered.push({ operation, guard: policy.guard, refusals: policy.refusals ?? [] });
    const callers = new WeakMap<FastifyRequest, C>();
    const services = this.#services;
    const isServedOverTls = () => services.publicUrl().startsWith('https:');
    const route: RouteOptions = {
      method: operation.method,
      url: urlOf(operation),
      ...(operation.maxBytes !== undefined && { bodyLimit: operation.maxBytes }),
      schema: {
        ...(operation.body && { body: operation.body }),
        ...(operation.query && { querystring: operation.query }),
        ...(operation.params && { params: operation.params }),
        response: { [operation.success.status]: operation.success.body },
      },
      // Who calls is decided before the body is validated: a stranger learns nothing from the validation.
      ...(policy.admit && {
        onRequest: async (request: FastifyRequest) => {
          const { authorization } = request.headers;
          const params = request.params as Record<string, string>;
          callers.set(request, (await policy.admit?.({ authorization, params }, services)) as C);
        },
      }),
      handler: (request, reply) => {
        const call = new RequestCall(request, reply, isServedOverTls);
        call.caller = callers.get(request);
        call.upload = operation.upload && readUpload(request, operation.upload);
        const send = (answer: Awaited<ReturnType<typeof handler>>) => {
          if (answer instanceof PrecompressedResponse) sendPrecompressed(answer, request, reply);
          else if (answer instanceof FileAnswer) sendFile(answer, reply);
          else if (answer instanceof EventStream) sendEvents(answer, reply);
          else reply.code(operation.success.status).header('cache-control', 'no-store').send(answer);
        };
        // Nothing is returned: the HTTP library would wait once more for an answer that has been sent.
        handler(call as unknown as Call<T, C>, services)
          .then(send)
          .catch((error: unknown) => reply.send(error));
      },
    };
    if (operation.upload) addUploadRoute(this.#app, operation.upload, route);
    else this.#app.route(route);
  }
}

/** What a handler asks for is worked out when it asks: most read little of it. */
class RequestCall {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #isServedOverTls: () => boolean;
  caller: unknown;
  upload: Uint8Array | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, isServedOverTls: () => boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#isServedOverTls = isServedOverTls;
  }

  get body() {
    return this.#request.body;
  }

  get query() {
    return this.#request.query;
  }

  get params() {
    return this.#request.params;
  }

  get lang() {
    return languageFromHeader(this.#request.headers['accept-language']);
  }

  get authorization() {
    return this.#request.headers.authorization;
  }

  get address() {
    return clientNetwork(this.#request.ip ?? '');
  }

  get userAgent() {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get cookies() {
    return cookiesOf(this.#request, this.#reply, this.#isServedOverTls());
  }
}

function urlOf(operation: Operation): string {
  return `/api/${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
}
