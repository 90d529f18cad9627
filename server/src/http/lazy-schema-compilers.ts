import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validate = { (value: unknown): unknown; errors?: unknown };

const validatorsFor = AjvCompiler() as (...about: readonly unknown[]) => (route: unknown) => Validate;
const serializersFor = SerializerSelector() as (...about: readonly unknown[]) => (route: unknown) => Serialize;
type Serialize = (value: unknown) => string;

/**
 * Compiles each schema on first use, which adds some milliseconds to that request. Compiling all schemas at the start
 * would take 0.35 seconds.
 */
export const lazySchemaCompilers = {
  buildValidator(...about: readonly unknown[]) {
    const compile = validatorsFor(...about);
    return (route: unknown) => {
      let compiled: Validate | undefined;
      const validate: Validate = (value) => {
        compiled ??= compile(route);
        const isValid = compiled(value);
        validate.errors = compiled.errors;
        return isValid;
      };
      return validate;
    };
  },
  buildSerializer(...about: readonly unknown[]) {
    const compile = serializersFor(...about);
    return (route: unknown) => {
      let serialize: Serialize | undefined;
      return (value: unknown) => {
        serialize ??= compile(route);
        return serialize(value);
      };
    };
  },
} as unknown as Factories;
