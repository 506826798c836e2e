import { Catch, type ExceptionFilter } from '@nestjs/common';
import { RpcException } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';

/** Hands errors on as they were thrown, where Nest would make 'Internal server error' of them. A handler's own filters come first. */
@Catch()
export class PassOn implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** What Nest throws when a guard says no. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof RpcException && error.getError() === 'Forbidden resource';
